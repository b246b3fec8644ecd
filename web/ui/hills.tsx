interface HillsProps {
  readonly className: string;
  /** The nearest hill, in the current text colour; without it only the two far ones are drawn. */
  readonly near?: boolean;
}

const FAR = 'M0 96C180 20 400 24 620 92S1140 150 1440 40V240H0Z';
const MIDDLE = 'M0 150C260 70 430 176 740 128S1210 70 1440 138V240H0Z';
const NEAR = 'M0 196C300 140 600 226 900 186S1290 150 1440 190V240H0Z';

/** Rolling hills in the theme's colours, filling the given width. */
export const Hills = ({ className, near = false }: HillsProps) => (
  <svg aria-hidden viewBox="0 0 1440 240" preserveAspectRatio="none" className={className}>
    {near ? (
      <path d={NEAR} fill="currentColor" />
    ) : (
      <>
        <path d={FAR} className="fill-hi" />
        <path d={MIDDLE} className="fill-leaf" />
      </>
    )}
  </svg>
);
