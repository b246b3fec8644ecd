import { ButtonLink } from './button.tsx';

interface BannerProps {
  readonly title: string;
  readonly to: string;
  readonly action: string;
}

/** The last section of a page: links to go on. */
export const Banner = ({ title, to, action }: BannerProps) => (
  <section className="flex flex-wrap items-center justify-between gap-5 rounded-[2rem] bg-linear-to-b from-primary to-edge p-7 text-white">
    <h2 className="text-3xl">{title}</h2>
    <ButtonLink look="paper" size="big" to={to}>
      {action}
    </ButtonLink>
  </section>
);
