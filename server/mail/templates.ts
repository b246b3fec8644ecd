import { address, button, escape, frame, paragraph } from './frame.ts';
import type { Mail } from './mail.ts';

interface Template {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: { readonly label: string; readonly link: string };
  readonly ending: string;
}

/** The same mail as text and as HTML. */
export function write({ subject, lines, button: pressed, ending }: Template): Mail {
  const text = ['Hello,', ...lines, ...(pressed ? [pressed.link] : []), ending, 'Addly Nook'].join('\n\n');
  const { label, link } = pressed ?? { label: '', link: '' };
  const card = ['Hello,', ...lines].map(paragraph).join('\n');
  const press = `<p style="margin:24px 0 8px">${button(label, link)}</p>`;
  const small = `<p style="margin:0 0 12px">${address(link)}</p>`;
  const below = `${pressed ? small : ''}<p style="margin:0">${escape(ending)}</p>`;
  return { subject, text, html: frame({ subject, cards: [pressed ? card + press : card], below }) };
}

/** The mails that the server sends. publicUrl: base of their links; never taken from a request. */
export function createTemplates(publicUrl: string) {
  const profile = `${publicUrl}/profile`;
  const reset = `${publicUrl}/reset-password`;
  return {
    confirm: (token: string): Mail =>
      write({
        subject: 'Please confirm your email for Addly Nook',
        lines: [
          'Thank you for making an Addly Nook account. One more step: please confirm that this is your email address.',
        ],
        button: { label: 'Confirm my email', link: `${publicUrl}/auth/confirm?token=${token}` },
        ending:
          "The link works once, within 24 hours. If you didn't make an account, you can ignore this mail.",
      }),
    alreadyHere: (): Mail =>
      write({
        subject: 'You already have an Addly Nook account',
        lines: [
          'Someone, perhaps you, tried to make an Addly Nook account with this email address. You already have an account, so nothing has changed.',
          "You can sign in with your password. If you've forgotten it, choose a new one on the sign-in page.",
        ],
        button: { label: 'Sign in', link: `${publicUrl}/login` },
        ending: "If this wasn't you, you can ignore this mail.",
      }),
    alreadyHereByGoogle: (): Mail =>
      write({
        subject: 'You already have an Addly Nook account',
        lines: [
          'Someone, perhaps you, tried to make an Addly Nook account with this email address, or to come in with another Google account than yours. You already have an account, so nothing has changed.',
          'You sign in with Google, with the Google account you chose at first. To use another one, choose a password; then continue with Google again and give that password once.',
        ],
        button: { label: 'Choose a password', link: reset },
        ending: "If this wasn't you, you can ignore this mail.",
      }),
    recover: (token: string): Mail =>
      write({
        subject: 'Choose a new password for Addly Nook',
        lines: ['You asked for a new password for your Addly Nook account.'],
        button: { label: 'Choose a new password', link: `${publicUrl}/reset-password?token=${token}` },
        ending:
          "The link works once, within one hour. If you didn't ask for it, you can ignore this mail: your password stays as it is.",
      }),
    newBrowser: (): Mail =>
      write({
        subject: 'A new sign-in to your Addly Nook account',
        lines: [
          'Someone, most likely you, has just signed in to your Addly Nook account in a browser that has not been used for it before.',
          'More new browsers from the same place within the hour bring no further mail. On your profile page you can see where you are signed in, and sign out there.',
        ],
        button: { label: 'See where I am signed in', link: profile },
        ending: `If this wasn't you, please choose a new password: ${reset}. That signs everybody else out.`,
      }),
    googleLinked: (): Mail =>
      write({
        subject: 'Google sign-in was added to your Addly Nook account',
        lines: ['From now on you can also sign in to your Addly Nook account with Google.'],
        button: { label: 'Open my profile', link: profile },
        ending: `If this wasn't you, please choose a new password: ${reset}. That signs everybody else out.`,
      }),
    passwordChanged: (): Mail =>
      write({
        subject: 'Your Addly Nook password was changed',
        lines: [
          'The password of your Addly Nook account has just been changed, and all other browsers have been signed out.',
        ],
        button: { label: 'Open my profile', link: profile },
        ending: `If this wasn't you, please choose a new password: ${reset}. That signs everybody else out.`,
      }),
  };
}

export type MailTemplates = ReturnType<typeof createTemplates>;
