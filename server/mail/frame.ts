/** Escapes text for HTML. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Escaped; words with a hyphen stay in one line. */
const unbroken = (label: string) =>
  escape(label).replace(/\S+-\S+/g, (word) => `<span style="white-space:nowrap">${word}</span>`);

/**
 * For mail programs that read them: darker colours where the reader has wished for dark, and less of an edge on a narrow
 * phone. Everything that has to be right everywhere stands in the elements themselves.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:420px){td.page{padding:12px 8px!important}.card{padding:20px 16px!important}.press{padding:14px 20px!important}}
@media (prefers-color-scheme:dark){.page{background:#121a15!important}.card{background:#1e2a23!important;color:#eaf2ec!important}
.ink{color:#eaf2ec!important}.soft{color:#b4c4b9!important}.green,.link{color:#8fd6ab!important}.tint{background:#2a3b31!important}
.off{border-color:#5b7164!important;color:#b4c4b9!important}.press{background:#8fd6ab!important;color:#10251a!important}.press *{color:#10251a!important}}`;

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

interface Frame {
  readonly subject: string;
  /** What a list of mails, and a locked screen, shows beside the subject: nobody's name. */
  readonly preview?: string;
  /** HTML, each in a card of its own. */
  readonly cards: readonly string[];
  /** HTML below the cards. */
  readonly below?: string;
}

/** A table, because desktop mail programs know no maximum width for anything else. */
const column = (html: string) =>
  `<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;margin:0 auto;border-collapse:separate">${html}</table>`;

const row = (html: string, style: string, name: string) =>
  `<tr><td class="${name}" style="${style}">${html}</td></tr>`;

/** Names may have no place to break, and no last line is a single short word where a program can help it. */
const CARD =
  'padding:28px;border-radius:20px;background:#ffffff;color:#26332b;word-break:break-word;overflow-wrap:anywhere;text-wrap:pretty';
const GAP = '<tr><td style="height:16px;line-height:16px;font-size:0">&nbsp;</td></tr>';

/** A whole mail as HTML, for widths from 320 pixels on, light and dark. */
export function frame({ subject, preview, cards, below = '' }: Frame): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3f7ee;-webkit-text-size-adjust:100%">
${preview === undefined ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="page" style="padding:24px 16px;background:#f3f7ee;font-family:${FONT};font-size:17px;line-height:1.5;color:#26332b">
${column(
  row('Addly Nook', 'padding:0 4px 16px;font-size:22px;font-weight:bold;color:#2e7d4f', 'green') +
    cards.map((card) => row(card, CARD, 'card')).join(GAP) +
    (below === ''
      ? ''
      : row(below, 'padding:20px 8px 8px;font-size:15px;line-height:1.5;color:#4d5a52', 'soft')),
)}
</td></tr></table>
</body></html>`;
}

export const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;

export const button = (label: string, link: string) =>
  `<a class="press" href="${escape(link)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#2e7d4f;color:#ffffff;font-size:17px;font-weight:bold;text-align:center;text-decoration:none">${unbroken(label)}</a>`;

/** Below a button, for programs that show none. */
export const address = (link: string) =>
  `If the button doesn't work, copy this address into your browser:<br><a class="link" href="${escape(link)}" style="color:#2e7d4f;word-break:break-all">${escape(link)}</a>`;

export const stopLink = (stop: string) =>
  `<a class="link" href="${escape(stop)}" style="color:#2e7d4f">Stop these mails</a>`;
