import type { Camera } from './camera.ts';

/** A row of a contact sheet: what it shows, and its pictures with a caption each. */
export interface Row {
  readonly title: string;
  readonly pictures: readonly { readonly caption: string; readonly jpeg: Buffer }[];
}

/** A contact sheet, made when it is wanted. */
export interface Sheet {
  /** Words by which it is asked for: "matrix number-trail 4:3". */
  readonly name: string;
  readonly columns: number;
  /** Of the whole sheet, in pixels. */
  readonly width: number;
  rows(camera: Camera): Promise<readonly Row[]>;
}

const GAP = 6;

/** The document of a sheet: under each title its pictures, all of one width. */
export function htmlOf(rows: readonly Row[], { columns, width }: Pick<Sheet, 'columns' | 'width'>): string {
  const cell = Math.floor((width - GAP * (columns + 1)) / columns);
  const figure = ({ caption, jpeg }: Row['pictures'][number]) =>
    `<figure><img width="${cell}" src="data:image/jpeg;base64,${jpeg.toString('base64')}">
    <figcaption>${caption}</figcaption></figure>`;
  const row = ({ title, pictures }: Row) => `<h1>${title}</h1><div>${pictures.map(figure).join('')}</div>`;
  return `<style>
    body { margin: 0; padding: 0 ${GAP}px ${GAP}px; background: #2b2230; color: #fff; font: 15px/20px sans-serif }
    h1 { margin: 4px 0; font: 600 18px/24px sans-serif }
    div { display: grid; grid-template-columns: repeat(${columns}, ${cell}px); gap: ${GAP}px }
    figure { margin: 0 }
    img { display: block }
  </style>${rows.map(row).join('')}`;
}
