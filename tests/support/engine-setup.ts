import { offerFourTextureUnits } from './webgl.ts';

offerFourTextureUnits();
