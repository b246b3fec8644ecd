import { createContext, useContext, useId, useState, type ReactNode } from 'react';

interface Folded {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

const Folding = createContext<Folded>({ id: '', isOpen: false, toggle: () => undefined });

interface Part {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * What can be opened and closed: a button, and a content that is not there while it is closed. Not Radix' Collapsible: for
 * animations that we have not, it lays out the page once for each content, all in the task that draws the page.
 */
export function Disclosure({
  defaultOpen = false,
  children,
}: {
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(defaultOpen);
  return <Folding value={{ id: useId(), isOpen, toggle: () => setOpen(!isOpen) }}>{children}</Folding>;
}

/** data-state: "open" or "closed". */
export function DisclosureButton({ className, children }: Part) {
  const { id, isOpen, toggle } = useContext(Folding);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      data-state={isOpen ? 'open' : 'closed'}
      className={className}
      onClick={toggle}
    >
      {children}
    </button>
  );
}

export function DisclosureContent({ className, children }: Part) {
  const { id, isOpen } = useContext(Folding);
  return (
    <div id={id} hidden={!isOpen} className={className}>
      {isOpen && children}
    </div>
  );
}
