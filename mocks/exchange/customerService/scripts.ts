import type { ServiceTopic } from '@/contract/service';
import type { ServerText } from '../../texts';

/** The names of the assistant and the agents. */
export const assistantName = 'Assistant';
export const agents = ['Mia', 'Jonas', 'Aiko', 'Samuel'] as const;

/** The scripted texts; `{{agent}}` is the name of the agent. */
export const scripts = {
  greeting: {
    en_US: 'Hi! I am the assistant of the support team. Choose a topic below or describe what happened.',
    zh_CN: '您好！我是客服智能助手。请选择下方的话题，或直接描述您遇到的问题。',
  },
  unclear: {
    en_US: 'I am not sure I understood. Could you say it in other words, or choose a topic below?',
    zh_CN: '抱歉，我没有完全理解。请换个说法，或选择下方的话题。',
  },
  handover: {
    en_US: 'I am connecting you with an agent. It usually takes less than a minute; you can go on writing meanwhile.',
    zh_CN: '正在为您转接人工客服，通常不到一分钟。等待期间您可以继续留言。',
  },
  joined: { en_US: '{{agent}} joined the conversation', zh_CN: '{{agent}} 已加入会话' },
  left: { en_US: '{{agent}} closed the conversation', zh_CN: '{{agent}} 已结束会话' },
  hello: {
    en_US: 'Hi, this is {{agent}}. I have read your messages. How can I help you further?',
    zh_CN: '您好，我是{{agent}}，已阅读您之前的留言。请问还需要什么帮助？',
  },
  noted: {
    en_US: 'Thank you, I have noted that in your case. I will look into it and write to you here.',
    zh_CN: '好的，我已记录您的情况，核实后会在这里回复您。',
  },
  deposit: {
    en_US:
      'A deposit is credited once its network has confirmed it; Deposit records show how many confirmations are still missing. If it is not listed after an hour, check that coin and network match the address, and send us the transaction hash.',
    zh_CN: '充值需等待区块网络确认后入账，充值记录中会显示剩余确认数。如超过一小时仍未显示，请核对币种与网络是否一致，并提供交易哈希。',
  },
  withdrawal: {
    en_US:
      'Withdrawals are reviewed and then sent to the network, usually within 30 minutes. After a change of password or of a security factor, withdrawals are paused for 24 hours.',
    zh_CN: '提币经审核后发送至区块网络，通常在 30 分钟内完成。修改密码或安全验证后，提币将暂停 24 小时。',
  },
  verification: {
    en_US:
      'Verification takes a photo of a valid document and a few minutes; most reviews end within a day. If yours failed, the reason is shown on the verification page and you can apply again at once.',
    zh_CN: '身份认证需上传有效证件照片，通常一天内完成审核。如未通过，认证页面会显示原因，您可立即重新提交。',
  },
  trading: {
    en_US:
      'Open orders can be changed or cancelled until they are filled; what is reserved for them is released at once. For contracts, the liquidation price of a position is shown in its row.',
    zh_CN: '未成交的委托可随时修改或撤销，冻结资金会立即释放。合约仓位的预估强平价显示在持仓列表中。',
  },
  fees: {
    en_US: 'Fees depend on your VIP level: makers pay less than takers. Your own rates are shown in the order form and on the fee page.',
    zh_CN: '手续费取决于您的 VIP 等级，挂单低于吃单。您的费率会显示在下单面板和费率页面。',
  },
  security: {
    en_US:
      'We never ask for your password, your codes or a transfer. If you think somebody else has access to your account, change your password and end the other sessions under Account security.',
    zh_CN: '我们绝不会向您索要密码、验证码或要求转账。如怀疑账户被他人登录，请立即修改密码，并在账户安全中结束其他会话。',
  },
} as const satisfies Readonly<Record<string, ServerText>> & Readonly<Record<Exclude<ServiceTopic, 'agent'>, ServerText>>;

export type ScriptName = keyof typeof scripts;
export const isScript = (name: string): name is ScriptName => name in scripts;
