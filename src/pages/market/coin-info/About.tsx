import type { CoinProfile } from '@/contract/market';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

/** What a coin is, the sectors it belongs to, and where others tell more; links that may not be followed are left out. */
export function About({ profile: { coin, name, description, sectors, links } }: { readonly profile: CoinProfile }) {
  const t = useText('coinInfo');
  const { resolveUrl } = useHrefs();
  const outside = links.flatMap(({ kind, url }) => {
    const verdict = resolveUrl(url);
    return verdict.kind === 'outside' ? [{ kind, href: verdict.href }] : [];
  });
  return (
    <Card as="section" aria-labelledby="coin-about">
      <Stack gap={4}>
        <Heading level={3} id="coin-about">
          {t('coinInfo.about', { name: name || coin })}
        </Heading>
        {sectors.length > 0 && (
          <Inline gap={2}>
            {sectors.map((sector) => (
              <Badge key={sector}>{sector}</Badge>
            ))}
          </Inline>
        )}
        <Text as="p" tone={description ? 'plain' : 'soft'}>
          {description || t('coinInfo.noDescription')}
        </Text>
        <Inline gap={5}>
          {outside.map(({ kind, href }) => (
            <Link key={kind} href={href} isExternal>
              {t(`coinInfo.${kind}`)}
            </Link>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
