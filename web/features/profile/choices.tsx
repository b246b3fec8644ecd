import { AVATARS, THEMES, type Avatar as AvatarName, type Theme } from '#engine/rules/looks.ts';
import { Avatar, AVATAR_LABELS } from '#web/ui/avatar.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export const AvatarChoice = ({ value, onChoose }: ChoiceProps<AvatarName>) => (
  <RadioCards
    legend="Avatar"
    name="avatar"
    value={value}
    onChoose={onChoose}
    options={AVATARS.map((name) => ({
      value: name,
      label: AVATAR_LABELS[name],
      picture: <Avatar name={name} className="aspect-square w-full max-w-18 sm:max-w-28" />,
    }))}
  />
);

const THEME_TEXTS: Readonly<Record<Theme, { label: string; note: string }>> = {
  core: { label: 'Addly Nook', note: 'Classic green' },
  aqua: { label: 'Aqua Explorer', note: 'Cool blue' },
  berry: { label: 'Berry Blast', note: 'Vibrant pink' },
};

/** Each swatch has its own theme, so it looks the same under any current theme. */
const SWATCHES: Readonly<Record<Theme, string>> = {
  core: 'from-[#b6ec7a] via-[#6ccb45] to-[#2a8039]',
  aqua: 'from-[#a6e6ff] via-[#34b6e8] to-[#0e76b8]',
  berry: 'from-[#ffb3d1] via-[#f2559a] to-[#c2266f]',
};

export const ThemeChoice = ({ value, onChoose }: ChoiceProps<Theme>) => (
  <RadioCards
    legend="Theme"
    name="theme"
    value={value}
    onChoose={onChoose}
    options={THEMES.map((name) => ({
      value: name,
      ...THEME_TEXTS[name],
      picture: (
        <span
          className={`block h-10 w-full max-w-[80%] rounded-xl bg-linear-to-br forced-color-adjust-none sm:h-16 sm:max-w-none ${SWATCHES[name]}`}
        />
      ),
    }))}
  />
);
