import { createToken, dropToken } from './tokens.ts';
import type { Database } from '#server/db/database.ts';
import type { MailKind } from '#server/db/tables.ts';
import type { MailTemplates } from './templates.ts';
import type { Mail } from './mail.ts';

interface Occasion {
  readonly kind: MailKind;
  readonly userId: string;
  readonly confirmed: boolean;
  /** Otherwise the account can only be entered by Google. */
  readonly hasPassword: boolean;
  readonly sign_up_id: string | null;
}

interface FilledTemplate {
  readonly mail: Mail;
  /** Invalidates its link, because nobody received it. */
  takeBack(): Promise<void>;
}

/** Mails that are made of what players did; undefined when there is nothing to tell, or nobody wants to hear it. */
export interface WeeklyMails {
  /** Asks whether a weekly mail may come. */
  asked(userId: string): Promise<Mail | undefined>;
  ofTheWeek(userId: string): Promise<Mail | undefined>;
}

const plain = (mail: Mail): FilledTemplate => ({ mail, takeBack: async () => undefined });
const wanted = (mail: Mail | undefined) => mail && plain(mail);

/**
 * The mail to send now; undefined when it is no longer needed. Its link is created here, so that it expires counted
 * from the sending and not from the queueing.
 */
export async function fillTemplate(
  db: Database,
  { templates, weekly }: { readonly templates: MailTemplates; readonly weekly: WeeklyMails },
  { kind, userId, confirmed, hasPassword, sign_up_id }: Occasion,
): Promise<FilledTemplate | undefined> {
  const withLink = (token: string, mail: Mail): FilledTemplate => ({
    mail,
    takeBack: () => dropToken(db, token),
  });
  switch (kind) {
    case 'confirm': {
      if (confirmed || sign_up_id === null) return undefined;
      const token = await createToken(db, { userId, kind: 'signup', signUpId: sign_up_id });
      return withLink(token, templates.confirm(token));
    }
    case 'recover': {
      const token = await createToken(db, { userId, kind: 'recovery' });
      return withLink(token, templates.recover(token));
    }
    case 'already_here':
      return plain(hasPassword ? templates.alreadyHere() : templates.alreadyHereByGoogle());
    case 'new_browser':
      return plain(templates.newBrowser());
    case 'google_linked':
      return plain(templates.googleLinked());
    case 'password_changed':
      return plain(templates.passwordChanged());
    case 'weekly_asked':
      return wanted(await weekly.asked(userId));
    case 'weekly':
      return wanted(await weekly.ofTheWeek(userId));
  }
}
