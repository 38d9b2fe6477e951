import { ArrowRight } from 'lucide-react';
import type { Banner } from '@/contract/account';
import { useHrefs } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { campaignPictures } from '@/ui/Illustration/campaignPictures';
import { Illustration } from '@/ui/Illustration/Illustration';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { bannerCard, bannerAction, bannerText } from './blocks.css';

export interface BannerCardProps {
  readonly banner: Banner;
}

/** Banners carry no picture, so their tone chooses one. */
const pictures = {
  brand: campaignPictures.offer,
  rise: campaignPictures.market,
  calm: campaignPictures.notice,
  night: campaignPictures.dates,
} as const;

/** One banner with its picture; a link if it has a target. */
export function BannerCard({ banner: { title, content, tone, jumpLink } }: BannerCardProps) {
  const { resolveUrl } = useHrefs();
  const verdict = resolveUrl(jumpLink);
  const href = verdict.kind === 'external' ? verdict.href : verdict.kind === 'internal' ? verdict.to : null;
  return (
    <article className={bannerCard}>
      <div className={bannerText}>
        <Heading level={3} size="reading">
          {href === null ? (
            title
          ) : (
            <Link variant="plain" isStretched href={href} isExternal={verdict.kind === 'external'}>
              {title}
            </Link>
          )}
        </Heading>
        <Text as="p" size="dense" tone="soft">
          {content}
        </Text>
        {href !== null && (
          <span className={bannerAction}>
            <Icon icon={ArrowRight} />
          </span>
        )}
      </div>
      <Illustration size="large">{pictures[tone]}</Illustration>
    </article>
  );
}
