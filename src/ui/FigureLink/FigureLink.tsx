import { Amount } from '../Amount/Amount';
import type { AmountProps } from '../Amount/Amount';
import { Link } from '../Link/Link';
import { useUiText } from '../texts';
import { figure } from './FigureLink.css';

export interface FigureLinkProps extends AmountProps {
  /** What the figure counts; heard before it. */
  label: string;
  /** Where it leads: to what the figure is made of; null shows the figure alone. */
  href: string | null;
}

/** An amount that leads to what it is made of. */
export function FigureLink({ label, href, ...amount }: FigureLinkProps) {
  const text = useUiText();
  if (href === null) return <Amount {...amount} />;
  return (
    <span className={figure}>
      <Link variant="plain" href={href} aria-label={text('named', { name: label, value: amount.hiddenLabel ?? amount.value.text })}>
        <Amount {...amount} />
      </Link>
    </span>
  );
}
