import { useId } from 'react';
import type { Avatar } from '#engine/rules/looks.ts';
import { FLOOR_FROM, kindOf, type Placed, type Room } from '#engine/rules/nook.ts';
import {
  floorLook,
  GUIDE_IN_ROOM,
  MARK_SCALE,
  ROOM,
  scaleAt,
  SKIRTING,
  strewn,
  wallLook,
  WINDOW_IN_ROOM,
} from '#engine/rules/nook-looks.ts';
import { besideGuideIn } from '#engine/rules/nook-sizes.ts';
import { heightOf, Little } from './little.tsx';
import { Worn } from './worn.tsx';

/** Wall and floor go on beyond the room, for frames that are broader. */
const BEYOND = 800;
/** Without the edge of the wall, where nothing hangs. */
const SEEN = { top: 30, height: 960 } as const;
/** Things are larger than they are in the room: a door is small. */
const LARGER = 1.3;
const HORIZON = (FLOOR_FROM / 1000) * ROOM.height;

interface RoomPictureProps {
  /** Undefined: what is in it is not known yet. */
  readonly room: Room | undefined;
  readonly guide: Avatar;
  readonly className: string;
}

/** A child's own room as it is, small: wallpaper, floor, all that stands there, and the guide in its outfit. */
export function RoomPicture({ room, guide, className }: RoomPictureProps) {
  const placed = room ? besideGuideIn(room).placed : [];
  const of = (kind: 'paper' | 'boards') => placed.find(({ thing }) => kindOf(thing) === kind)?.thing;
  const standing = placed
    .filter(({ thing }) => !['paper', 'boards'].includes(kindOf(thing)))
    .toSorted((one, other) => one.layer - other.layer);
  const behind = standing.filter(({ layer }) => layer < GUIDE_IN_ROOM.layer);
  return (
    // At the left, because the speaker of a door lies over its right corner.
    <svg
      viewBox={`0 ${SEEN.top} ${ROOM.width} ${SEEN.height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden
      className={className}
      data-room=""
    >
      <Ground look={wallLook(of('paper'))} y={0} height={HORIZON} marks={[0, HORIZON - SKIRTING]} />
      <Ground
        look={floorLook(of('boards'))}
        y={HORIZON}
        height={ROOM.height - HORIZON}
        marks={[HORIZON + 30, ROOM.height - HORIZON - 30]}
      />
      <rect {...ACROSS} y={HORIZON - SKIRTING} height={SKIRTING} fill="#f7efe0" />
      <rect {...ACROSS} y={HORIZON} height="16" fill="#3a1236" opacity="0.14" />
      {room && (
        <>
          <Little name="window" {...WINDOW_IN_ROOM} />
          <Things placed={behind} />
          <g
            transform={`translate(${GUIDE_IN_ROOM.x} ${GUIDE_IN_ROOM.y}) scale(${GUIDE_IN_ROOM.scale * LARGER})`}
          >
            <Worn by={guide} outfit={room.outfit} part="behind" />
            <Little name={guide} x={0} y={0} />
            <Worn by={guide} outfit={room.outfit} part="before" />
          </g>
          <Things placed={standing.slice(behind.length)} />
        </>
      )}
    </svg>
  );
}

const ACROSS = { x: -BEYOND, width: ROOM.width + 2 * BEYOND } as const;

interface GroundProps {
  readonly look: ReturnType<typeof wallLook>;
  readonly y: number;
  readonly height: number;
  /** What marks are strewn over: from where, and how high. */
  readonly marks: readonly [y: number, height: number];
}

function Ground({ look, y, height, marks: [top, high] }: GroundProps) {
  const id = useId();
  const [light, dark] = look.ground;
  const { mark } = look;
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <rect {...ACROSS} y={y} height={height} fill={`url(#${id})`} />
      {mark &&
        strewn({ width: ACROSS.width, height: high }, mark.step).map((at) => (
          <Little
            key={`${at.x} ${at.y}`}
            name={mark.name}
            x={ACROSS.x + at.x}
            y={top + at.y}
            scale={MARK_SCALE}
            turn={at.turn}
            opacity={mark.alpha}
          />
        ))}
    </>
  );
}

const Things = ({ placed }: { readonly placed: readonly Placed[] }) =>
  placed.map((place) => <Thing key={place.thing} {...place} />);

/** What could stand, and hangs, has a board under it: its middle is its place then. */
function Thing({ thing, x, y }: Placed) {
  const isOnBoard = kindOf(thing) === 'anywhere' && y < FLOOR_FROM;
  const [left, top] = [(x / 1000) * ROOM.width, (y / 1000) * ROOM.height];
  const scale = scaleAt(y) * LARGER;
  if (!isOnBoard) return <Little name={thing} x={left} y={top} scale={scale} />;
  const foot = top + (heightOf(thing) / 2) * scale;
  return (
    <>
      <rect x={left - 88} y={foot - 2} width="176" height="26" rx="10" fill="#b5793f" />
      <Little name={thing} x={left} y={foot} scale={scale} />
    </>
  );
}
