import { serviceTopics, type ServiceTopic } from '@/contract/service';

/** Keywords of each topic, in the languages of the assistant. */
const keywords: Readonly<Record<ServiceTopic, readonly string[]>> = {
  agent: ['agent', 'human', 'person', 'somebody', 'someone', '人工', '客服'],
  withdrawal: ['withdraw', 'payout', '提币', '提现'],
  deposit: ['deposit', 'top up', 'top-up', 'confirmation', '充值', '充币'],
  verification: ['verif', 'kyc', 'identity', 'passport', '认证', '身份'],
  security: ['password', 'hack', 'phish', 'authenticator', 'code', '密码', '安全', '验证码'],
  fees: ['fee', 'commission', 'rate', '手续费', '费率'],
  trading: ['order', 'trade', 'position', 'liquidat', 'leverage', '交易', '委托', '杠杆', '爆仓'],
};

/** The topic of a message; null if the assistant does not understand it. */
export function topicOf(text: string): ServiceTopic | null {
  const typed = text.toLowerCase();
  const order: readonly ServiceTopic[] = ['agent', ...serviceTopics];
  return order.find((topic) => keywords[topic].some((word) => typed.includes(word))) ?? null;
}
