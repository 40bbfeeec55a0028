function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

function magnitude(a: bigint): bigint {
  return a < 0n ? -a : a;
}

/** An exact number. Reduced at every step: slow, but nothing about it needs explaining. */
export class Fraction {
  static readonly zero = new Fraction(0n, 1n);
  static readonly one = new Fraction(1n, 1n);

  readonly numerator: bigint;
  /** Always above zero, so the numerator carries the sign. */
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator: bigint) {
    if (denominator === 0n) throw new RangeError('division by zero');
    const common = greatestCommonDivisor(magnitude(numerator), magnitude(denominator));
    const sign = denominator < 0n ? -1n : 1n;
    this.numerator = (sign * numerator) / common;
    this.denominator = magnitude(denominator) / common;
  }

  static ofDecimal(text: string): Fraction {
    const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
    if (parts === null) throw new SyntaxError(`not a decimal number: ${text}`);
    const [, sign = '', whole = '', decimals = ''] = parts;
    return new Fraction(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length));
  }

  static sum(terms: Fraction[]): Fraction {
    return terms.reduce((total, term) => total.plus(term), Fraction.zero);
  }

  static min(a: Fraction, b: Fraction): Fraction {
    return a.exceeds(b) ? b : a;
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.numerator, other.denominator));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  over(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  exceeds(other: Fraction): boolean {
    return this.minus(other).numerator > 0n;
  }

  isZero(): boolean {
    return this.numerator === 0n;
  }

  isPositive(): boolean {
    return this.numerator > 0n;
  }

  isWhole(): boolean {
    return this.denominator === 1n;
  }

  /** Of a number that is not below zero. */
  wholePart(): Fraction {
    return new Fraction(this.numerator / this.denominator, 1n);
  }

  /** The nearest decimal with that many places, a tie going away from zero; all places are written. */
  toDecimal(digitsAfterPoint: number): string {
    const scaled = magnitude(this.numerator) * 10n ** BigInt(digitsAfterPoint);
    // Half a unit is added before the division that cuts: (2s + d) / 2d is s/d + 1/2, rounded down.
    const units = (2n * scaled + this.denominator) / (2n * this.denominator);
    const digits = units.toString().padStart(digitsAfterPoint + 1, '0');
    const whole = digits.slice(0, digits.length - digitsAfterPoint);
    const decimals = digits.slice(digits.length - digitsAfterPoint);
    const sign = this.numerator < 0n && units > 0n ? '-' : '';
    return `${sign}${whole}${digitsAfterPoint > 0 ? '.' : ''}${decimals}`;
  }
}
