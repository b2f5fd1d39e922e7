import { defineServerPlugin } from '../../../engine/server/index.ts';
import { fileKind } from './asset-uses.ts';
import { removeUnused, unused, usage } from './file-rows.ts';
import { uploadAssets } from './upload-assets.ts';

const assets = fileKind('asset');
const icons = fileKind('api_icon');

export default defineServerPlugin({
  name: 'assets',
  hooks: { asset: assets.hooks, icon: icons.hooks },
  computed: { useCount: assets.useCount, usedBy: assets.usedBy, iconUses: icons.useCount, iconUsedBy: icons.usedBy },
  handlers: { upload: uploadAssets, removeUnused },
  rows: { unused, usage },
  needs: {
    removeUnused: { of: 'unused_file', isForRecords: true },
    asset: { of: 'asset' },
    useCount: { of: 'asset' },
    usedBy: { of: 'asset' },
    icon: { of: 'api_icon' },
    iconUses: { of: 'api_icon' },
    iconUsedBy: { of: 'api_icon' },
  },
});
