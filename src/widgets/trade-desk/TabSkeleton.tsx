import { Skeleton } from '@/ui/Skeleton/Skeleton';

/** Takes the room of a tab's first rows while they are loaded. */
export const TabSkeleton = () => <Skeleton shape="row" count={5} label />;
