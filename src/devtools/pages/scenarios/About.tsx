import { personaChoices, type ScenarioRow } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { areaName } from './areaNames';

/** The description of a scenario: where to look, its persona, area and codes, and its link. */
export function About({ row, link }: { readonly row: ScenarioRow; readonly link: string }) {
  const t = useText('workbench');
  const persona = personaChoices.find(({ id }) => id === row.persona);
  return (
    <>
      <Text as="p" size="dense">
        {row.instructions}
      </Text>
      <Text as="p" size="dense" tone="soft">
        {t('workbench.asPersona', { persona: persona?.title ?? row.persona })}
      </Text>
      <Inline gap={3} justify="between" wrap={false}>
        <Inline as="ul" gap={2} aria-label={t('workbench.labels')}>
          <li>
            <Badge>{t(areaName(row.area))}</Badge>
          </li>
          {row.codes.map((code) => (
            <li key={code}>
              <Badge tone="warning">{code}</Badge>
            </li>
          ))}
        </Inline>
        <CopyButton text={link} label={t('workbench.copyLink', { title: row.title })} />
      </Inline>
    </>
  );
}
