import { useText } from '@/shared/i18n';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { action, code, facts, row } from './ErrorRow.css';

export interface ErrorRowProps {
  /** The number of the code. */
  readonly mark?: string;
  readonly title: string;
  /** What a person sees of it. */
  readonly meaning: string;
  /** What one does to meet it. */
  readonly how?: string;
  /** The calls that answer it. */
  readonly calls?: readonly string[];
  /** What links, tests and the code call it. */
  readonly name?: string;
  /** Shows it; null where no screen does yet. */
  readonly link: string | null;
  /** Leads to the latest call that was answered with it; null where none was. */
  readonly entry?: string | null;
}

/** One error: what the exchange says, what a person sees, how it is met, and the link that shows it. */
export function ErrorRow({ mark, title, meaning, how, calls = [], name, link, entry = null }: ErrorRowProps) {
  const t = useText('workbench');
  return (
    <li className={row}>
      {mark !== undefined && (
        <div className={code}>
          <Text face="figures" weight="semibold">
            {mark}
          </Text>
        </div>
      )}
      <div className={facts}>
        <Text weight="medium">{title}</Text>
        <Text as="p" size="dense" tone="soft">
          {meaning}
        </Text>
        {how !== undefined && (
          <Text as="p" size="dense">
            {how}
          </Text>
        )}
        {(name !== undefined || calls.length > 0) && (
          <Text as="p" size="small" tone="faint" face="mono">
            {[...(name === undefined ? [] : [name]), ...calls].join(' · ')}
          </Text>
        )}
      </div>
      <div className={action}>
        {link === null ? (
          <Text size="dense" tone="soft">
            {t('workbench.noScreen')}
          </Text>
        ) : (
          <Link variant="button" size="compact" isExternal href={link} aria-label={t('workbench.showNamed', { title })}>
            {t('workbench.show')}
          </Link>
        )}
        {entry !== null && (
          <Link size="compact" isExternal href={entry} aria-label={t('workbench.entryNamed', { title })}>
            {t('workbench.entry')}
          </Link>
        )}
      </div>
    </li>
  );
}
