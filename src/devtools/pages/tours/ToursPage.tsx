import { useLocation } from 'react-router-dom';
import { useLocale, useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { ToolNotFound } from '../ToolNotFound';
import { toolAddress } from '../toolAddress';
import { screenTexts } from './tour';
import { TourStage } from './TourStage';
import { tours } from './tours';

/** The available tours, or the one set in the address. */
export function ToursPage() {
  const tourId = useLocation().pathname.split('/')[4] ?? '';
  if (tourId === '') return <TourList />;
  const tour = tours.find(({ id }) => id === tourId);
  return tour ? <TourStage key={tour.id} tour={tour} /> : <ToolNotFound />;
}

function TourList() {
  const t = useText('workbench', ...screenTexts);
  const locale = useLocale();
  return (
    <>
      <Stack gap={3} width="reading">
        <Heading level={1}>{t('workbench.tours')}</Heading>
        <Text as="p" tone="soft">
          {t('workbench.toursPurpose')}
        </Text>
      </Stack>
      <Grid as="ul" columns="large" gap={5}>
        {tours.map(({ id, title, purpose, steps }) => (
          <Card as="li" key={id}>
            <Stack gap={3}>
              <Heading level={2} size="reading">
                <Link variant="plain" isStretched href={`${toolAddress(locale, 'tours')}/${id}`}>
                  {t(title)}
                </Link>
              </Heading>
              <Text as="p" size="dense" tone="soft">
                {t(purpose)}
              </Text>
              <Text as="p" size="small" tone="faint">
                {t('tours.stepCount', { count: steps(t, false).length })}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text as="p" size="dense" tone="faint">
        {t('tours.keys')}
      </Text>
    </>
  );
}
