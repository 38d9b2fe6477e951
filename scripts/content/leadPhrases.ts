/** Self-descriptions of lead traders: how they trade, what they risk, and what copiers can expect, by language. They contain no figures of the trader, which the statistics show. */
export interface LeadPhrases {
  readonly approach: readonly string[];
  readonly risk: readonly string[];
  readonly service: readonly string[];
  /** The separator between two sentences. */
  readonly space: string;
}

export const leadPhrases = {
  en: {
    approach: [
      'I trade the majors on the daily and the four-hour chart.',
      'Trend following on closing prices; entries are planned the evening before.',
      'Swing positions around weekly ranges, held for two to six days.',
      'Breakouts with volume only. Most days there is nothing to do.',
      'Mean reversion in quiet markets, no positions over major data releases.',
      'I follow funding and open interest and take the other side of crowded trades.',
      'Rule-based entries, tested on eight years of data and reviewed every quarter.',
      'Relative strength between BTC and ETH decides which side I take.',
      'Short holding periods during the European and the early US session.',
      'Positions are built in three steps and reduced in the same way.',
      'Fifteen years in rates and FX before digital assets; the method has stayed the same.',
      'I look for failed moves at the edges of the previous day.',
    ],
    risk: [
      'Every position has its stop when it is opened.',
      'No averaging down, no exceptions.',
      'After two losses in a row I stop for the day.',
      'The risk of a trade is fixed before its direction is.',
      'Drawdowns belong to the method; please size your copy so that you can sit through one.',
      'Isolated margin throughout, so that one trade cannot touch the rest of the account.',
      'Position size follows volatility: the wilder the market, the smaller the trade.',
      'Capital preservation comes first. Weeks without a trade are normal.',
      'I never add to a losing position and never move a stop away from the price.',
      'Exposure is halved ahead of the monthly inflation figures.',
    ],
    service: [
      'I write a short summary every Sunday.',
      'Questions are answered in my live room on Wednesdays.',
      'Copiers are asked to keep their settings unchanged for at least a month.',
      'Past results say little about the next quarter; judge the method over a year.',
      'Please do not copy with money that you will need soon.',
      'Changes to the method are announced before they take effect.',
    ],
    space: ' ',
  },
  zh_CN: {
    approach: [
      '主做比特币和以太坊，以日线和四小时线为准。',
      '顺势交易，只在收盘确认后进场。',
      '波段为主，持仓通常两到六天。',
      '震荡行情做区间，重要数据公布前一律空仓。',
      '关注资金费率与持仓量，不追拥挤的方向。',
      '系统化交易，规则每季度复盘一次。',
      '分三批建仓，分三批止盈。',
    ],
    risk: [
      '每一笔开仓时即设好止损。',
      '不补仓，不扛单。',
      '连续两次亏损当日停止交易。',
      '先定风险，再定方向。',
      '全程逐仓，单笔亏损不影响其他仓位。',
      '波动越大，仓位越小。',
      '回撤是策略的一部分，请量力跟单。',
    ],
    service: ['每周日发布复盘小结。', '直播间每周三答疑。', '跟单后请至少保持一个月不改参数。', '历史收益不代表未来表现。'],
    space: '',
  },
  ja: {
    approach: [
      '日足と四時間足を基準に主要銘柄を取引します。',
      '終値で確認してからの順張りが中心です。',
      '二日から一週間ほどのスイングトレードです。',
      '重要指標の発表前はポジションを持ちません。',
    ],
    risk: [
      '損切りは必ず注文と同時に設定します。',
      'ナンピンはしません。',
      '二連敗したその日は取引を終えます。',
      '変動が大きいほど数量を減らします。',
    ],
    service: ['毎週日曜日に振り返りを公開しています。', '過去の成績は将来を保証しません。'],
    space: '',
  },
  es: {
    approach: [
      'Opero los principales pares en gráficos diarios y de cuatro horas.',
      'Sigo tendencias con entradas planificadas la noche anterior.',
      'Posiciones de dos a seis días alrededor de los rangos semanales.',
      'Sin posiciones durante la publicación de datos importantes.',
    ],
    risk: [
      'Cada posición nace con su stop.',
      'No promedio a la baja.',
      'Tras dos pérdidas seguidas, dejo de operar ese día.',
      'El tamaño depende de la volatilidad del mercado.',
    ],
    service: ['Publico un resumen cada domingo.', 'Los resultados pasados no garantizan los futuros.'],
    space: ' ',
  },
  de: {
    approach: [
      'Ich handle die großen Werte auf Tages- und Vierstundenbasis.',
      'Trendfolge auf Schlusskursen, Einstiege am Vorabend geplant.',
      'Haltedauer meist zwei bis sechs Tage, rund um die Wochenspannen.',
      'Keine offenen Positionen über wichtige Konjunkturdaten.',
    ],
    risk: [
      'Jede Position hat ihren Stop ab der Eröffnung.',
      'Verluste werden nicht verbilligt.',
      'Nach zwei Verlusten in Folge ist der Tag beendet.',
      'Je größer die Schwankung, desto kleiner die Position.',
    ],
    service: ['Sonntags erscheint eine kurze Zusammenfassung.', 'Vergangene Ergebnisse sagen wenig über künftige.'],
    space: ' ',
  },
  ru: {
    approach: [
      'Торгую основные пары по дневному и четырёхчасовому графику.',
      'Следую за трендом, входы планирую накануне вечером.',
      'Держу позиции от двух до шести дней.',
    ],
    risk: ['Стоп выставляется вместе с ордером.', 'Убыточные позиции не усредняю.', 'После двух убытков подряд торговый день окончен.'],
    service: ['Итоги недели публикую по воскресеньям.', 'Прошлые результаты не гарантируют будущих.'],
    space: ' ',
  },
} as const satisfies Record<string, LeadPhrases>;
export type LeadLanguage = keyof typeof leadPhrases;
