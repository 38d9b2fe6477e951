import { Amount } from '../Amount/Amount';
import type { AmountProps } from '../Amount/Amount';
import { Link } from '../Link/Link';
import { useUiText } from '../texts';
import { figure } from './FigureLink.css';

export interface FigureLinkProps extends AmountProps {
  /** What the figure counts; read before it. */
  label: string;
  /** Address of the figure's breakdown; null shows the figure alone. */
  href: string | null;
}

/** An amount that links to its breakdown. */
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
