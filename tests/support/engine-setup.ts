import { offerFourTextureUnits } from './texture-units.ts';

offerFourTextureUnits();
