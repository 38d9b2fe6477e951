import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $offer } from '@/features/download';
import type { MenuEntryGroup } from '@/features/menu';
import { brand } from '@/shared/brand';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { bottom, columns, footer, inside, intro, link, links, wide } from './Footer.css';
import { $host, $shownAt, FooterGate } from './model';
import { Social } from './Social';

export interface FooterProps {
  /** The non-empty columns; contact is always shown, its links before the mail address and the backup sites. */
  groups: readonly MenuEntryGroup[];
}

/** The footer: links, contact and legal notice. */
export function Footer({ groups }: FooterProps) {
  useGate(FooterGate);
  const t = useText('shell', 'routes');
  const others = groups.filter(({ id }) => id !== contact);
  const contacts = groups.find(({ id }) => id === contact)?.entries ?? [];
  return (
    <footer className={footer} aria-label={t('shell.footer')}>
      <div className={inside}>
        <div className={columns}>
          <div className={intro}>
            <Heading level={2} size="title">
              {brand.name}
            </Heading>
            <Text size="dense" tone="soft">
              {t('shell.risk')}
            </Text>
            <Social />
          </div>
          {others.map(({ id, label, entries }) => (
            <Column key={id} label={label} entries={entries} />
          ))}
          <Contact entries={contacts} />
        </div>
        <Copyright />
      </div>
    </footer>
  );
}

const contact = 'contact';

function Column({ label, entries, children }: Pick<MenuEntryGroup, 'label' | 'entries'> & { children?: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={label}>
      <Heading level={2} size="body">
        {label}
      </Heading>
      <ul className={links}>
        {entries.map(({ id, label: text, href, opensNewTab }) => (
          <li key={id} className={link}>
            <Link variant="plain" href={href} isExternal={opensNewTab}>
              {text}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </Stack>
  );
}

function Contact({ entries }: Pick<MenuEntryGroup, 'entries'>) {
  const { backupSites } = useUnit($offer);
  const t = useText('shell', 'routes');
  return (
    <div className={wide}>
      <Column label={t('routes.footerContact')} entries={entries}>
        <li className={link}>
          <Link variant="plain" href={`mailto:${brand.supportMail}`}>
            {brand.supportMail}
          </Link>
        </li>
        {backupSites.map((site) => (
          <li key={site} className={link}>
            <Link variant="plain" href={site} isExternal>
              {new URL(site).host}
            </Link>
          </li>
        ))}
      </Column>
    </div>
  );
}

function Copyright() {
  const { shownAt, host } = useUnit({ shownAt: $shownAt, host: $host });
  const t = useText('shell');
  const { date } = useFormat();
  return (
    <p className={bottom}>
      {shownAt !== null && t('shell.copyright', { from: String(brand.foundedYear), to: date(shownAt).slice(0, 4), host })}
    </p>
  );
}
