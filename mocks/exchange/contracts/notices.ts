import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** Messages about contracts: warnings, and the results of orders and positions. */
export const positionNotices = {
  positionWarning: {
    ...messageCategory.warning,
    bizType: bizType.closeSuccess,
    title: { en_US: 'Margin warning', zh_CN: '爆仓预警' },
    content: {
      en_US: 'Your {{contract}} position is close to its liquidation price. Add margin or reduce it.',
      zh_CN: '您的 {{contract}} 仓位接近强平价，请追加保证金或减仓。',
    },
  },
  positionLiquidated: {
    ...messageCategory.warning,
    bizType: bizType.closeSuccess,
    title: { en_US: '{{contract}} was liquidated', zh_CN: '{{contract}} 已强制平仓' },
    content: {
      en_US:
        'The mark price reached {{price}}: your {{contract}} position of {{amount}} was closed at {{closePrice}} and its margin is lost.',
      zh_CN: '标记价格达到 {{price}}，您的 {{contract}} 仓位（{{amount}}）已以 {{closePrice}} 强平，保证金已损失。',
    },
  },
  positionSettled: {
    ...messageCategory.trade,
    bizType: bizType.closeSuccess,
    title: { en_US: '{{contract}} was settled', zh_CN: '{{contract}} 已交割' },
    content: {
      en_US: 'The contract expired. Your position of {{amount}} was settled at {{price}}.',
      zh_CN: '合约已到期，您的仓位 {{amount}} 以 {{price}} 交割。',
    },
  },
  contractOpened: {
    ...messageCategory.trade,
    bizType: bizType.openSuccess,
    title: { en_US: '{{contract}}: position opened', zh_CN: '{{contract}} 开仓成功' },
    content: { en_US: '{{amount}} filled at {{price}} on average.', zh_CN: '成交 {{amount}}，均价 {{price}}。' },
  },
  contractClosed: {
    ...messageCategory.trade,
    bizType: bizType.closeSuccess,
    title: { en_US: '{{contract}}: position closed', zh_CN: '{{contract}} 平仓成功' },
    content: { en_US: '{{amount}} closed at {{price}} on average.', zh_CN: '平仓 {{amount}}，均价 {{price}}。' },
  },
  contractOpenFailed: {
    ...messageCategory.trade,
    bizType: bizType.openFailed,
    title: { en_US: '{{contract}}: order canceled', zh_CN: '{{contract}} 委托失败' },
    content: {
      en_US: 'Your order of {{amount}} was canceled: insufficient margin or position.',
      zh_CN: '您的委托 {{amount}} 已撤销：保证金不足或仓位已不存在。',
    },
  },
  contractCloseOnly: {
    ...messageCategory.trade,
    bizType: bizType.openFailed,
    title: { en_US: '{{contract}}: order canceled before delivery', zh_CN: '{{contract}} 交割前撤单' },
    content: {
      en_US:
        'Your order of {{amount}} to open a position was canceled. Until delivery, this contract only accepts orders that close positions.',
      zh_CN: '您的开仓委托 {{amount}} 已撤销：合约交割前仅可平仓。',
    },
  },
} as const;
