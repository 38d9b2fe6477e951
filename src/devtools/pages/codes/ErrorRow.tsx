import { useLocale, useText } from '@/shared/i18n';
import { ClampedText } from '@/ui/ClampedText/ClampedText';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { linkToRule, linkToStories } from './ruleLinks';
import { action, code, facts, row } from './ErrorRow.css';

export interface ErrorRowProps {
  /** The numeric code. */
  readonly codeNumber?: string;
  readonly title: string;
  /** What the user sees. */
  readonly meaning: string;
  /** How to trigger it. */
  readonly how?: string;
  /** The calls that return it. */
  readonly calls?: readonly string[];
  /** Its name in links, tests and code. */
  readonly name?: string;
  /** The link that shows it; null if no screen does yet. */
  readonly link: string | null;
  /** Link to the latest call that returned it; null if there was none. */
  readonly entry?: string | null;
  /** The numbered rules it is based on. */
  readonly rules?: readonly string[];
}

/** An error: the exchange's message, what the user sees, how to trigger it, and links to its screen, rules and stories. */
export function ErrorRow({ codeNumber, title, meaning, how, calls = [], name, link, entry = null, rules = [] }: ErrorRowProps) {
  const t = useText('workbench');
  const locale = useLocale();
  const stories = linkToStories(link, locale);
  return (
    <li className={row}>
      {codeNumber !== undefined && (
        <div className={code}>
          <Text face="figures" weight="semibold">
            {codeNumber}
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
          <ClampedText about={title}>{[...(name === undefined ? [] : [name]), ...calls].join(' · ')}</ClampedText>
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
        {rules.map((rule) => (
          <Link key={rule} size="compact" href={linkToRule(rule, locale)} aria-label={t('workbench.ruleNamed', { rule, title })}>
            {rule}
          </Link>
        ))}
        {stories !== null && (
          <Link size="compact" href={stories} aria-label={t('workbench.storiesNamed', { title })}>
            {t('workbench.stories')}
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
