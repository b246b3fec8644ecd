import { playsOn } from '#tests/support/engines/matrix.ts';

playsOn('chromium-109');
