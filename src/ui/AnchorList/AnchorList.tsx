import { useEffect, useState } from 'react';
import { Link } from '../Link/Link';
import { item as itemStyle, list } from './AnchorList.css';

export interface Anchor {
  /** Id of the heading or section on the page. */
  readonly id: string;
  readonly label: string;
  /** 3 for an entry nested under the one above it. */
  readonly level?: 2 | 3;
}

export interface AnchorListProps {
  /** Accessible name of the list: "On this page". */
  label: string;
  anchors: readonly Anchor[];
}

/** The table of contents of a long page: links to each section and marks the one being read. */
export function AnchorList({ label, anchors }: AnchorListProps) {
  const current = useCurrentAnchor(anchors);
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {anchors.map(({ id, label: words, level = 2 }) => (
          <li key={id} className={itemStyle({ level, isCurrent: id === current })}>
            <Link variant="plain" href={`#${id}`} aria-current={id === current ? 'location' : undefined} onPress={() => goTo(id)}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part of the window in which a section counts as being read: the upper third. */
const readArea = '0px 0px -66% 0px';

/** The first section in the upper third of the window; between two sections the previous one. */
function useCurrentAnchor(anchors: readonly Anchor[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0]?.id);
  const ids = anchors.map(({ id }) => id).join(' ');
  useEffect(() => {
    const visible = new Set<string>();
    const order = ids.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target.id);
        const first = order.find((id) => visible.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: readArea },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** Scrolls to a section and focuses it, so that reading and Tab continue from there. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}
