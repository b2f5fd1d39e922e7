import { defineServerPlugin } from '../../../engine/server/index.ts';
import { assetHooks, assetUses } from './asset-uses.ts';
import { uploadAssets } from './upload-assets.ts';

export default defineServerPlugin({
  name: 'assets',
  hooks: { asset: assetHooks },
  computed: assetUses,
  handlers: { upload: uploadAssets },
});
