import type { BankLayout } from './bank-layout';

export const latinAmerica: readonly BankLayout[] = [
  {
    name: 'Santander Mexico, signs in a column of their own',
    currency: 'MXN',
    lines: [
      'Cuenta,Fecha,Hora,Sucursal,Descripcion,Cargo/Abono,Importe,Saldo,Referencia,Concepto',
      "'65501234567',13012025,10:11,7777,COMPRA SUPER,-,45.20,954.80,1,DESPENSA",
      "'65501234567',14012025,10:12,7777,NOMINA,+,2000.00,2954.80,2,EMPRESA",
      "'65501234567',15012025,10:13,7777,LUZ,-,80.00,2874.80,3,CFE",
    ],
    rows: [
      ['2025-01-13', '-45.20', 'SUPER'],
      ['2025-01-14', '2000.00', 'NOMINA'],
      ['2025-01-15', '-80.00', 'LUZ'],
    ],
    proof: 'proven',
  },
  {
    name: 'Banorte with names of months and pesos',
    currency: 'MXN',
    lines: [
      'Fecha de Operación|Descripción|Referencia|Depósitos|Retiros|Saldo',
      '13/ENE/2025|COMPRA SUPER|1|$0.00|$45.20|$954.80',
      '14/ENE/2025|NOMINA|2|$2,000.00|$0.00|$2,954.80',
      '15/ENE/2025|LUZ|3|$0.00|$80.00|$2,874.80',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'SUPER'],
      ['2025-01-14', '2000.00', 'NOMINA'],
      ['2025-01-15', '-80.00', 'LUZ'],
    ],
    proof: 'proven',
  },
  {
    name: 'Itau Chile with dots for thousands and no decimals',
    currency: 'CLP',
    lines: [
      'Fecha;Descripción;N° Documento;Cargos;Abonos;Saldo',
      '13/01/2025;COMPRA SUPERMERCADO;1;45.200;;954.800',
      '14/01/2025;ABONO REMUNERACION;2;;2.000.000;2.954.800',
      '15/01/2025;PAGO LUZ;3;80.000;;2.874.800',
    ],
    rows: [
      ['2025-01-13', '-45200.00', 'SUPERMERCADO'],
      ['2025-01-14', '2000000.00', 'REMUNERACION'],
      ['2025-01-15', '-80000.00', 'LUZ'],
    ],
    proof: 'proven',
  },
  {
    name: 'Bancolombia headerless',
    currency: 'COP',
    lines: [
      '12345678901,123,,20250113,,-45200.00,1234,COMPRA EN SUPER,0,',
      '12345678901,123,,20250114,,2000000.00,1235,PAGO NOMINA,0,',
      '12345678901,123,,20250115,,-80000.00,1236,PAGO LUZ,0,',
    ],
    rows: [
      ['2025-01-13', '-45200.00', 'SUPER'],
      ['2025-01-14', '2000000.00', 'NOMINA'],
      ['2025-01-15', '-80000.00', 'LUZ'],
    ],
  },
];
