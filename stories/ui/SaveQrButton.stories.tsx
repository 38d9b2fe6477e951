import { saveBlob } from '@/shared/lib/saveFile';
import { QrCode } from '@/ui/QrCode/QrCode';
import { SaveQrButton } from '@/ui/SaveQrButton/SaveQrButton';
import { Stack } from '@/ui/Stack/Stack';

export default { title: 'ui/SaveQrButton' };

const link = 'https://www.alidade.example/en_US/pay/home?to=8800102&coin=USDT&amount=35';

export const States = () => (
  <Stack align="start">
    <QrCode value={link} label="QR code to pay you 35 USDT" />
    <SaveQrButton value={link} onSave={(picture) => saveBlob(picture, 'qr-code.png')}>
      Save QR code
    </SaveQrButton>
  </Stack>
);
