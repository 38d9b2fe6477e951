import { useLocale, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { toolAddress } from './toolAddress';
import { tools } from './tools';

/** The front page of the workbench: the purpose and audience of each tool. */
export function WorkbenchHome() {
  const t = useText('workbench');
  const locale = useLocale();
  return (
    <>
      <Stack gap={3} width="reading">
        <Heading level={1}>{t('workbench.title')}</Heading>
        <Text as="p" tone="soft">
          {t('workbench.intro')}
        </Text>
      </Stack>
      <Grid as="ul" columns="large" gap={5}>
        {tools.map(({ id, icon, title, purpose, audience }) => (
          <Card as="li" key={id}>
            <Stack gap={3}>
              <Inline gap={3} wrap={false}>
                <Icon icon={icon} />
                <Heading level={2} size="reading">
                  <Link variant="plain" isStretched href={toolAddress(locale, id)}>
                    {t(title)}
                  </Link>
                </Heading>
              </Inline>
              <Text as="p" size="dense" tone="soft">
                {t(purpose)}
              </Text>
              <Inline as="ul" gap={2} aria-label={t('workbench.readers')}>
                {audience.map((reader) => (
                  <li key={reader}>
                    <Badge>{t(reader)}</Badge>
                  </li>
                ))}
              </Inline>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text as="p" size="dense" tone="faint">
        {t('workbench.panelHint')}
      </Text>
    </>
  );
}
