/** The subjects of live rooms of one kind and language: `{{…}}` stands for a word of the list with that name. */
export interface LivePhrases {
  readonly titles: readonly string[];
  readonly coins: readonly string[];
  readonly frames: readonly string[];
  readonly topics: readonly string[];
}

const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'ADA', 'LINK', 'AVAX'];

export const livePhrases = {
  trading: {
    en_US: {
      coins,
      frames: ['hourly', 'four-hour', 'daily', 'weekly'],
      topics: ['funding', 'open interest', 'position size', 'stops', 'volume', 'liquidity', 'the order book'],
      titles: [
        '{{coin}}: reading the {{frame}} range',
        '{{coin}} into the {{frame}} close',
        '{{coin}} and {{coin}}: which one leads?',
        'What {{topic}} tells us about {{coin}}',
        'Questions about {{topic}}, answered live',
        'Where I would be wrong on {{coin}} today',
        'The {{frame}} chart of {{coin}}, level by level',
        'Macro morning: rates, dollar, {{coin}}',
        'Planning the week: {{coin}}, {{coin}} and cash',
        'My open positions, and {{topic}}',
        'A quiet session on {{coin}}: patience and {{topic}}',
        'Trade review: {{coin}} on the {{frame}} chart',
      ],
    },
    zh_CN: {
      coins: ['比特币', '以太坊', 'SOL', 'XRP', '狗狗币', 'AVAX'],
      frames: ['小时线', '四小时线', '日线', '周线'],
      topics: ['资金费率', '持仓量', '仓位管理', '止损', '成交量', '盘口深度'],
      titles: [
        '{{coin}}{{frame}}行情解读',
        '{{coin}}关键支撑与压力',
        '{{topic}}透露了什么：{{coin}}',
        '{{coin}}与{{coin}}强弱对比',
        '跟单答疑：{{topic}}',
        '本周交易计划：{{coin}}',
        '{{coin}}{{frame}}收盘前怎么看',
        '复盘：{{coin}}与{{topic}}',
      ],
    },
  },
  education: {
    en_US: {
      coins,
      frames: ['first', 'second', 'next'],
      topics: [
        'limit orders',
        'stop orders',
        'isolated and cross margin',
        'funding rates',
        'liquidation prices',
        'trading fees',
        'order books',
        'two-factor authentication',
      ],
      titles: [
        'The basics of {{topic}}',
        '{{topic}}, explained with {{coin}}',
        'Your {{frame}} trade of {{coin}}, step by step',
        'Common mistakes with {{topic}}',
        '{{topic}} in twenty minutes',
        'How to read the chart of {{coin}}',
        'Beginners ask: {{topic}}',
      ],
    },
    zh_CN: {
      coins: ['比特币', '以太坊', 'SOL'],
      frames: ['第一笔', '第一次'],
      topics: ['现货与合约', '资金费率', '限价单', '止损单', '强平价格', '手续费', '盘口深度', '双重验证'],
      titles: [
        '新手课堂：{{topic}}',
        '如何看懂{{topic}}',
        '{{topic}}常见误区',
        '{{frame}}{{coin}}交易全流程',
        '十分钟学会{{topic}}',
        '用{{coin}}讲清{{topic}}',
      ],
    },
  },
  customerService: {
    en_US: {
      coins: ['USDT', 'BTC', 'ETH', 'XRP'],
      frames: ['first', 'next'],
      topics: ['deposits', 'withdrawals', 'networks and memos', 'verification', 'account security', 'fees', 'the address book'],
      titles: [
        'Ask support: {{topic}}',
        'Live help with {{topic}}',
        '{{topic}} and {{topic}}',
        'Your {{frame}} deposit of {{coin}}',
        'What to check about {{topic}}',
      ],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LivePhrases>>>>;
