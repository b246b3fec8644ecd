import { playsOn } from '#tests/support/engines/matrix.ts';

playsOn('firefox-esr');
