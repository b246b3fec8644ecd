import sharp from 'sharp';

/** Rows make red, green and blue, in linear light. Source: Machado, Oliveira, Fernandes 2009, severity 1.0. */
const DEUTERANOPIA = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
] as const;

const toLinear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const toByte = (share: number) => {
  const light = Math.min(1, Math.max(0, share));
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
};

/** An opaque picture as people without green cones see it, as PNG. */
export async function deutan(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let index = 0; index < data.length; index += 3) {
    const [red, green, blue] = [0, 1, 2].map((part) => toLinear[data[index + part]!]!);
    DEUTERANOPIA.forEach(([r, g, b], part) => {
      data[index + part] = toByte(r * red! + g * green! + b * blue!);
    });
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}
