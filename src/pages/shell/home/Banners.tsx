import { useUnit } from 'effector-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Banner } from '@/contract/account';
import { useText } from '@/shared/i18n';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { BannerCard } from './BannerCard';
import { bannerControls, bannerRow, banners as section } from './blocks.css';
import { $banners, bannerRotation } from './newsModel';
import { useCarousel } from './useCarousel';

/** Banners in a row, which becomes a carousel if they do not fit. */
export function Banners() {
  const banners = useUnit($banners);
  const { index, turns, isPaused, holding, onPause, onStep } = useCarousel(bannerRotation);
  const t = useText('home');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = row.current?.children.item(index);
    if (card instanceof HTMLElement) row.current?.scrollTo?.({ left: card.offsetLeft });
  }, [index]);
  if (banners?.length === 0) return null;
  return (
    <section className={section} aria-label={t('home.banners')} aria-roledescription={t('home.carousel')} {...holding}>
      <ul ref={row} className={bannerRow}>
        {(banners ?? [null, null, null]).map((banner, place) => (
          <BannerItem key={place} banner={banner} />
        ))}
      </ul>
      {turns && (
        <div className={bannerControls}>
          <IconButton icon={ChevronLeft} label={t('home.previousBanner')} size="small" onPress={() => onStep(-1)} />
          <IconButton
            icon={isPaused ? Play : Pause}
            label={isPaused ? t('home.play') : t('home.pause')}
            size="small"
            onPress={() => onPause()}
          />
          <IconButton icon={ChevronRight} label={t('home.nextBanner')} size="small" onPress={() => onStep(1)} />
        </div>
      )}
    </section>
  );
}

function BannerItem({ banner }: { readonly banner: Banner | null }) {
  return <li>{banner ? <BannerCard banner={banner} /> : <Skeleton shape="block" size={132} />}</li>;
}
