import { SCARVES } from '#engine/rules/players.ts';
import { SCARF_LOOKS } from '#engine/rules/scarves.ts';

const BAND = 'M34 186 Q128 246 222 186 L229 214 Q128 282 27 214 Z';

/** A scarf around the neck of an avatar's head, drawn over its picture. colour: the number that the server keeps. */
export function Scarf({ colour }: { readonly colour: number }) {
  const { light, dark, dashes } = SCARF_LOOKS[SCARVES[colour] ?? SCARVES[0]];
  const line = dashes !== undefined && {
    stroke: '#ffffffd9',
    strokeWidth: 6,
    strokeLinecap: 'round' as const,
    strokeDasharray: dashes.join(' '),
  };
  return (
    <svg viewBox="0 0 256 256" aria-hidden className="absolute inset-0 size-full forced-color-adjust-none">
      <path d={BAND} fill={light} stroke={dark} strokeWidth="4" strokeLinejoin="round" />
      <path d="M30 210 Q128 276 226 210" fill="none" stroke={dark} strokeWidth="5" opacity="0.35" />
      {line && <path d="M34 202 Q128 264 222 202" fill="none" {...line} />}
      <g transform="rotate(9 176 226)">
        <path
          d="M160 222 L156 258 Q174 266 194 258 L190 222 Z"
          fill={light}
          stroke={dark}
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <rect x="155" y="203" width="40" height="27" rx="12" fill={light} stroke={dark} strokeWidth="4" />
      </g>
    </svg>
  );
}
