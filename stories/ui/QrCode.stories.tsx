import { QrCode, qrSizes } from '@/ui/QrCode/QrCode';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/QrCode' };

const address = 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

export const Playground = playground(
  QrCode,
  { value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', label: 'Deposit address', size: 'regular' },
  { size: choice(qrSizes) },
);

export const States = () => (
  <StatesSheet
    variants={qrSizes}
    states={{ Short: {}, Long: { props: { value: `${address}?amount=0.004&message=Rechnung%202026-0117` } } }}
  >
    {(size, props, state) => <QrCode size={size} value={address} label={`Address, ${size}, ${state}`} {...props} />}
  </StatesSheet>
);
