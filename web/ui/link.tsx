import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An internal address. */
  readonly to: string;
  readonly replace?: boolean;
  /** The server must handle it, or the page must reload. */
  readonly reloadDocument?: boolean;
}

/** A link to another page. Not the router's own, which would add its framework's prefetching to the bundle. */
export function Link({ to, replace, reloadDocument, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!reloadDocument && !event.defaultPrevented) follow(event);
      }}
    />
  );
}
