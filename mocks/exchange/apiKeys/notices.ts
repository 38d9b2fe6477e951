import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

const category = { ...messageCategory.system, bizType: bizType.accountInfoModified } as const;

/** Messages about API keys. */
export const apiKeysNotices = {
  apiKeyCreated: {
    ...category,
    title: { en_US: 'API key created', zh_CN: 'API 密钥已创建' },
    content: {
      en_US: 'The API key “{{label}}” was created. If this was not you, delete it and change your password.',
      zh_CN: '您已创建 API 密钥“{{label}}”，如非本人操作，请立即删除该密钥并修改密码。',
    },
  },
  apiKeyEdited: {
    ...category,
    title: { en_US: 'API key changed', zh_CN: 'API 密钥已修改' },
    content: {
      en_US: 'The API key “{{label}}” was changed. If this was not you, delete it and change your password.',
      zh_CN: '您的 API 密钥“{{label}}”已修改，如非本人操作，请立即删除该密钥并修改密码。',
    },
  },
  apiKeyDeleted: {
    ...category,
    title: { en_US: 'API key deleted', zh_CN: 'API 密钥已删除' },
    content: {
      en_US: 'The API key “{{label}}” was deleted. Requests signed with it are now rejected.',
      zh_CN: 'API 密钥“{{label}}”已删除，使用该密钥签名的请求将被拒绝。',
    },
  },
} as const;
