import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linkToCode, linkToFault, personaChoices, type ErrorCatalogue } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useLocale, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { hasWords } from '@/ui/hasWords';
import { ScenariosGate, scenarios } from '../scenarioList';
import { behaviours } from './behaviours';
import { searchCodes } from './searchCodes';
import { ErrorRow } from './ErrorRow';
import { linkToEntry, linkToSituation } from './links';
import { $entryByCode, catalogue, CatalogueGate } from './model';
import { rulesOf } from './ruleLinks';
import { situations, type Situation } from './situations';
import { specifiedStates } from './specifiedStates';

/** Every business code, situation, specified state and fault, with a link to a screen that shows it, if any. */
export function CodesPage() {
  const t = useText('workbench');
  useGate(CatalogueGate);
  useGate(ScenariosGate);
  const [parameters, setParameters] = useSearchParams();
  const words = (parameters.get('q') ?? '').slice(0, 100);
  return (
    <>
      <Stack gap={3} width="reading">
        <Heading level={1}>{t('workbench.codes')}</Heading>
        <Text as="p" tone="soft">
          {t('workbench.codesPurpose')}
        </Text>
      </Stack>
      <div role="search">
        <SearchField
          label={t('workbench.search')}
          placeholder={t('workbench.codesSearch')}
          value={words}
          onChange={(typed) => setParameters(typed === '' ? {} : { q: typed }, { replace: true })}
        />
      </div>
      <QueryView query={catalogue} skeleton={<Skeleton shape="row" count={8} label />}>
        {({ codes, faults }) => <Catalogue words={words} codes={codes} faults={faults} />}
      </QueryView>
    </>
  );
}

interface CatalogueProps extends ErrorCatalogue {
  readonly words: string;
}

function Catalogue({ words, codes, faults }: CatalogueProps) {
  const t = useText('workbench');
  const base = useBase();
  const { entries } = useUnit({ entries: $entryByCode });
  const has = (...texts: readonly string[]) => hasWords(texts.join(' '), words);
  const shownCodes = searchCodes(codes, words);
  const matching = (rows: readonly Situation[]) => rows.filter(({ title, behaviour }) => has(t(title), t(behaviour)));
  const shownSituations = matching(situations);
  const shownStates = matching(specifiedStates);
  const shownFaults = faults.filter(({ name, title }) => has(name, title));
  if ([shownSituations, shownCodes, shownFaults, shownStates].every(({ length }) => length === 0))
    return <EmptyState level={2} text={t('workbench.codesNone')} hint={t('workbench.codesNoneHint')} />;
  return (
    <>
      <Situations title={t('workbench.situations')} rows={shownSituations} codes={codes} />
      <Section title={t('workbench.businessCodes')} count={shownCodes.length}>
        {shownCodes.map((row) => (
          <ErrorRow
            key={row.name}
            codeNumber={String(row.code)}
            title={row.message}
            meaning={t(behaviours[row.behaviour])}
            how={t('workbench.codeHow', {
              how: row.how,
              persona: personaChoices.find(({ id }) => id === row.persona)?.title ?? row.persona,
            })}
            calls={row.calls}
            name={row.name}
            rules={rulesOf(row.name)}
            link={linkToCode(row, base)}
            entry={linkToEntry(entries.get(row.code), base)}
          />
        ))}
      </Section>
      <Section title={t('workbench.faults')} count={shownFaults.length}>
        {shownFaults.map(({ name, title }) => (
          <ErrorRow
            key={name}
            title={title}
            meaning={t('workbench.faultShown')}
            name={name}
            link={linkToFault(name, 'market', { persona: 'trader', address: '/market' }, base)}
          />
        ))}
      </Section>
      <Situations title={t('workbench.specifiedStates')} rows={shownStates} codes={codes} />
    </>
  );
}

interface SituationsProps {
  readonly title: string;
  readonly rows: readonly Situation[];
  readonly codes: ErrorCatalogue['codes'];
}

/** Situations or states named in the specification. */
function Situations({ title, rows, codes }: SituationsProps) {
  const t = useText('workbench');
  const base = useBase();
  const { entries } = useUnit({ entries: $entryByCode });
  return (
    <Section title={title} count={rows.length}>
      <QueryView query={scenarios} skeleton={<Skeleton shape="row" count={4} label />}>
        {(loaded) =>
          rows.map((row) => (
            <ErrorRow
              key={row.id}
              title={t(row.title)}
              meaning={t(row.behaviour)}
              rules={rulesOf(row.id)}
              link={linkToSituation(row, { codes, scenarios: loaded, base })}
              entry={linkToEntry(entries.get(numberOf(row, codes)), base)}
            />
          ))
        }
      </QueryView>
    </Section>
  );
}

/** The base URL of links. */
const useBase = (): string => `${location.origin}/${useLocale()}`;

/** The business code of a situation; NaN if it has none. */
const numberOf = ({ target }: Situation, codes: ErrorCatalogue['codes']): number =>
  (target.kind === 'code' ? codes.find(({ name }) => name === target.name)?.code : undefined) ?? NaN;

function Section({ title, count, children }: { readonly title: string; readonly count: number; readonly children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Stack as="ul" gap={2}>
        {children}
      </Stack>
    </Stack>
  );
}
