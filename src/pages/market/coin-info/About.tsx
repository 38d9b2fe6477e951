import type { CoinProfile } from '@/contract/market';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

/** Description, sectors and external links of a coin; unsafe links are omitted. */
export function About({ profile: { coin, name, description, sectors, links } }: { readonly profile: CoinProfile }) {
  const t = useText('coinInfo');
  const { resolveUrl } = useHrefs();
  const outside = links.flatMap(({ kind, url }) => {
    const verdict = resolveUrl(url);
    return verdict.kind === 'external' ? [{ kind, href: verdict.href }] : [];
  });
  return (
    <Panel title={t('coinInfo.about', { name: name || coin })} level={3}>
      <Stack gap={4}>
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
    </Panel>
  );
}
