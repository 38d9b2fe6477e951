import { useEffect, useState } from 'react';
import { Link } from '../Link/Link';
import { item as itemStyle, list } from './AnchorList.css';

export interface Anchor {
  /** Id of the heading or section on the page. */
  readonly id: string;
  readonly label: string;
  /** 3 for what belongs to the anchor above it. */
  readonly level?: 2 | 3;
}

export interface AnchorListProps {
  /** Names the list: "On this page". */
  label: string;
  anchors: readonly Anchor[];
}

/** The contents of a long page: marks the section that is being read, and leads to each. */
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

/** The first section in the upper third of the window; between two it is the one before. */
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

/** Brings a section to the top and the focus to it, so that reading and Tab go on from there. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}
