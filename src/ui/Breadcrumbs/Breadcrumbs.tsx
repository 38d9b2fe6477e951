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
  /** The pages above, from the first. */
  above: readonly Breadcrumb[];
  /** The page itself. */
  current: string;
}

/** Says where a page stands, and leads to the pages above it. */
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
