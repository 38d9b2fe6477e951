import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Carousel } from '@/ui/Carousel/Carousel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { BannerCard } from './BannerCard';
import { $banners } from './newsModel';

const skeletons = ['first', 'second', 'third'].map((id) => ({ id, content: <Skeleton shape="block" size={132} /> }));

/** A carousel of banners. */
export function Banners() {
  const banners = useUnit($banners);
  const t = useText('home');
  if (banners?.length === 0) return null;
  const slides = banners?.map((banner) => ({ id: String(banner.id), content: <BannerCard banner={banner} /> })) ?? skeletons;
  return <Carousel label={t('home.banners')} slides={slides} maxVisible={3} />;
}
