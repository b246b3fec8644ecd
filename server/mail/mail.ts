export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address to which a POST request ends mails of this kind (RFC 8058). */
  readonly unsubscribe?: string;
  /** Whom it tells of: a copy that is kept here goes with any of these players. */
  readonly players?: readonly string[];
}

export interface Recipient {
  readonly userId: string;
  readonly email: string;
}
