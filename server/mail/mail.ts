export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a post ends mails of this kind (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Recipient {
  readonly userId: string;
  readonly email: string;
}
