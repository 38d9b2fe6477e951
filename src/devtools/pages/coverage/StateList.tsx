import { useUnit } from 'effector-react';
import { linkToScenario } from '@mocks/control';
import { useLocale, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { scenarios } from '../scenarioList';
import { toolAddress } from '../toolAddress';
import { useAddressParameters } from '../useAddressParameters';
import type { CoveredState } from './coverage';
import { readView } from './view';

const titles = { specified: 'workbench.statesSpecified', scenario: 'workbench.scenarios', story: 'workbench.stories' } as const;

/** The states of a screen by origin, each as a link that shows it, and whether it is audited. */
export function StateList({ states }: { readonly states: readonly CoveredState[] }) {
  const t = useText('workbench');
  return (
    <Stack gap={6}>
      {(['specified', 'scenario', 'story'] as const).map((kind) => {
        const kindStates = states.filter((state) => state.kind === kind);
        return (
          kindStates.length > 0 && (
            <Stack key={kind} as="section" gap={3} aria-label={t(titles[kind])}>
              <Heading level={3} size="body">
                {t(titles[kind])}
              </Heading>
              <Stack as="ul" gap={3}>
                {kindStates.map((state) => (
                  <Inline key={state.id} as="li" justify="between" wrap={false} gap={3}>
                    <Shown state={state} />
                    <Badge tone={state.isAudited ? 'success' : 'warning'}>
                      {t(state.isAudited ? 'workbench.audited' : 'workbench.notAudited')}
                    </Badge>
                  </Inline>
                ))}
              </Stack>
            </Stack>
          )
        );
      })}
    </Stack>
  );
}

function Shown({ state: { kind, id, title } }: { readonly state: CoveredState }) {
  const t = useText('workbench');
  const locale = useLocale();
  const [parameters] = useAddressParameters();
  const { rows } = useUnit({ rows: scenarios.$data });
  if (title) return <Link href={`${toolAddress(locale, 'codes')}?${new URLSearchParams({ q: t(title) })}`}>{t(title)}</Link>;
  if (kind === 'story')
    return (
      <Link href={`${readView(parameters).view.stories}/?story=${id}`} isExternal>
        {id.slice(id.lastIndexOf('--') + 2)}
      </Link>
    );
  const row = rows?.find(({ name }) => name === id);
  if (!row) return id;
  return (
    <Link href={linkToScenario(row, `${location.origin}/${locale}`)} isExternal>
      {row.title}
    </Link>
  );
}
