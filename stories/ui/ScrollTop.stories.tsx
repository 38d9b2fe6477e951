import { ScrollTop } from '@/ui/ScrollTop/ScrollTop';

export default { title: 'ui/ScrollTop' };

export const FarDown = () => <ScrollTop label="Back to top" onPress={() => scrollTo({ top: 0 })} />;
