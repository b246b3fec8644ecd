import { useEffect, useRef, useState } from 'react';
import { RETENTION } from '#engine/rules/retention.ts';

/** Whether the table is wider than its container. Only then is it focusable, to be scrolled by arrow keys. */
function useScrolls() {
  const room = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { room, scrolls };
}

/** All stored data, the purpose and how long each is kept: the same list the server works by. */
export function RetentionTable() {
  const { room, scrolls } = useScrolls();
  return (
    <div
      ref={room}
      role="region"
      aria-label="What is kept"
      tabIndex={scrolls ? 0 : undefined}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-[32rem] border-collapse text-left text-base">
        <caption className="sr-only">What is kept, why, and how long</caption>
        <thead>
          <tr className="border-b-2 border-primary">
            {['What', 'Why', 'How long'].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RETENTION.map(({ what, why, howLong }) => (
            <tr key={what} className="border-b border-primary/20 align-top">
              <td className="py-2 pr-4">{what}</td>
              <td className="py-2 pr-4">{why}</td>
              <td className="py-2">{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
