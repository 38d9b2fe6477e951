import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { useUiText } from '../texts';
import { list, separator } from './Breadcrumbs.css';

export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** The ancestor pages, topmost first. */
  above: readonly Breadcrumb[];
  /** The current page. */
  current: string;
}

/** Shows the position of a page, with links to its ancestors. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const text = useUiText();
  return (
    <nav aria-label={text('breadcrumbs')}>
      <ol className={list}>
        {above.map(({ label: words, href }) => (
          <Fragment key={href}>
            <li>
              <Link variant="plain" href={href}>
                {words}
              </Link>
            </li>
            <li aria-hidden className={separator}>
              <Icon icon={ChevronRight} />
            </li>
          </Fragment>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
