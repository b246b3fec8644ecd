import type { Mail } from '#server/mail/mail.ts';
import { address, button, escape, frame, stopLink } from '#server/mail/frame.ts';
import type { Avatar, Theme } from '#engine/rules/looks.ts';
import type { Scarf } from '#engine/rules/players.ts';
import { SCARF_LOOKS } from '#engine/rules/scarves.ts';

/** What is told of a child. */
export interface ToldChild {
  readonly name: string;
  readonly avatar: Avatar;
  readonly scarf: Scarf;
  readonly theme: Theme;
  /** The last seven days, oldest first: "Monday", and whether a round was played. */
  readonly days: readonly { readonly day: string; readonly played: boolean }[];
  /** What /grown-ups says first. */
  readonly sentence: string;
  readonly next: { readonly game: string; readonly why: string; readonly atHome: string };
}

interface Letter {
  readonly subject: string;
  readonly children: readonly ToldChild[];
  readonly link: string;
  readonly ending: string;
  /** The address that ends these mails. */
  readonly stop: string;
}

const PREVIEW = 'What was played in the last 7 days, and one next step.';
const BUTTON = 'Open the page for grown-ups';

const COLOURS: Readonly<Record<Theme, string>> = { core: '#2e7d4f', aqua: '#1b6a8c', berry: '#a03a6b' };

/** As characters: mail programs show no SVG that a mail brings along, and a picture that is fetched tells who reads it. */
const ANIMALS: Readonly<Record<Avatar, string>> = { fox: '🦊', cat: '🐱', owl: '🦉' };

const daysPlayed = ({ days }: ToldChild) => days.filter(({ played }) => played);

/** "Days played: Monday, Tuesday and Friday". How many they are, the sentence says. */
function daysInWords(child: ToldChild): string {
  const names = daysPlayed(child).map(({ day }) => day);
  const last = names.pop() ?? '';
  return `Days played: ${names.length > 0 ? `${names.join(', ')} and ${last}` : last}`;
}

/** The first sentence is what happened; what was hard follows. */
function sentences(text: string): readonly [first: string, rest: string] {
  const end = text.indexOf('. ');
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}

function dayCell({ day, played }: ToldChild['days'][number], colour: string): string {
  const look = played
    ? `background:${colour};border:2px solid ${colour};color:#ffffff`
    : 'border:2px solid #b9c6bd;color:#5d6b62';
  return `<td align="center" style="padding:0 1px 0 0"><div class="${played ? 'on' : 'off'}" style="width:28px;height:28px;line-height:28px;border-radius:16px;font-size:13px;font-weight:bold;text-align:center;${look}">${day.slice(0, 2)}</div></td>`;
}

/** In one line, where it fits into one. */
const whole = (title: string) => `<span style="display:inline-block">${escape(title)}</span>`;

const step = (label: string, title: string, text: string) =>
  `<p class="ink" style="margin:0 0 2px;font-weight:bold;color:#26332b"><span class="green" style="color:#23653f">${escape(label)}</span>${title === '' ? '' : ` ${whole(title)}`}</p>
<p class="ink" style="margin:0;color:#26332b">${escape(text)}</p>`;

function childCard(child: ToldChild): string {
  const { name, avatar, scarf, theme, days, sentence, next } = child;
  const colour = COLOURS[theme];
  const [first, rest] = sentences(sentence);
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="46" valign="top" aria-hidden="true"><div style="width:40px;height:40px;border:3px solid ${SCARF_LOOKS[scarf].dark};border-radius:23px;background:#ffffff;color:#26332b;font-size:24px;line-height:40px;text-align:center">${ANIMALS[avatar]}</div></td>
<td style="padding-left:12px"><h2 class="ink" style="margin:0;font-size:24px;line-height:1.25;color:#26332b">${escape(name)}</h2></td></tr></table>
<table role="img" aria-label="${escape(daysInWords(child))}" cellpadding="0" cellspacing="0" style="margin:14px 0 14px"><tr>${days.map((day) => dayCell(day, colour)).join('')}</tr></table>
<p class="ink" style="margin:0;font-size:19px;line-height:1.4;font-weight:bold;color:#26332b">${escape(first)}</p>
${rest === '' ? '' : `<p class="ink" style="margin:8px 0 0;color:#26332b">${escape(rest)}</p>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:18px"><tr><td class="tint" style="padding:16px;border-radius:14px;background:#eaf4ea">
${step('Next on the screen:', next.game, next.why)}
<div style="height:14px;line-height:14px;font-size:0">&nbsp;</div>
${step('Two minutes at home', '', next.atHome)}
</td></tr></table>`;
}

const childText = (child: ToldChild): string =>
  [
    `${child.name}\n${'-'.repeat([...child.name].length)}\n${daysInWords(child)}.`,
    child.sentence,
    `Next, on the screen: ${child.next.game}. ${child.next.why}`,
    `Two minutes at home: ${child.next.atHome}`,
  ].join('\n\n');

/** The mail of a week, child by child: when each has played, what became of it, and one next step. */
export function writeLetter({ subject, children, link, ending, stop }: Letter): Mail {
  const text = [
    PREVIEW,
    ...children.map(childText),
    `${BUTTON}:\n${link}`,
    ending,
    `Stop these mails: ${stop}`,
    'Addly Nook',
  ].join('\n\n');
  const below = `<p style="margin:0 0 20px">${button(BUTTON, link)}</p>
<p style="margin:0 0 12px">${address(link)}</p>
<p style="margin:0">${escape(ending)} ${stopLink(stop)}</p>`;
  const html = frame({ subject, preview: PREVIEW, cards: children.map(childCard), below });
  return { subject, text, html, unsubscribe: stop };
}
