export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Recipient {
  readonly userId: string;
  readonly email: string;
}
