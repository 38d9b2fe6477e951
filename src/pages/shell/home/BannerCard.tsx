import { ArrowRight } from 'lucide-react';
import type { Banner } from '@/contract/account';
import { useHrefs } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { bannerCard, bannerGo, bannerMark } from './blocks.css';

export interface BannerCardProps {
  readonly banner: Banner;
}

/** One banner; a link if it has a target. */
export function BannerCard({ banner: { title, content, tone, jumpLink } }: BannerCardProps) {
  const { resolveUrl } = useHrefs();
  const verdict = resolveUrl(jumpLink);
  const href = verdict.kind === 'outside' ? verdict.href : verdict.kind === 'inside' ? verdict.to : null;
  return (
    <article className={bannerCard({ tone })}>
      <span aria-hidden className={bannerMark} />
      <Heading level={3} size="reading">
        {href === null ? (
          title
        ) : (
          <Link variant="plain" covers href={href} isExternal={verdict.kind === 'outside'}>
            {title}
          </Link>
        )}
      </Heading>
      <Text as="p" size="dense" tone="soft">
        {content}
      </Text>
      {href !== null && (
        <span className={bannerGo}>
          <Icon icon={ArrowRight} />
        </span>
      )}
    </article>
  );
}
