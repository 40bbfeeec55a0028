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
  {
    name: 'Santander Chile, where C is a cargo',
    currency: 'CLP',
    lines: [
      'MONTO;DESCRIPCIÓN MOVIMIENTO;FECHA;SALDO;N° DOCUMENTO;SUCURSAL;CARGO/ABONO',
      '-12.500;COMPRA LIDER;14/03/2024;987.500;1;Santiago;C',
      '2.500.000;REMUNERACION;15/03/2024;3.487.500;2;Santiago;A',
      '-1.234.500;PAGO TC;18/03/2024;2.253.000;3;Santiago;C',
    ],
    rows: [
      ['2024-03-14', '-12500.00', 'LIDER'],
      ['2024-03-15', '2500000.00', 'REMUNERACION'],
      ['2024-03-18', '-1234500.00', 'PAGO'],
    ],
    proof: 'proven',
  },
  {
    name: 'Banco de Chile, small amounts in a currency without decimals',
    currency: 'CLP',
    lines: [
      'Fecha;Descripción;Canal o Sucursal;Cargos (CLP);Abonos (CLP)',
      '05/03/2024;COMPRA LIDER;Internet;12.500;',
      '08/03/2024;DEVOLUCION;Oficina Central;;25.000',
      '13/03/2024;PAGO;Internet;1.500;',
    ],
    rows: [
      ['2024-03-05', '-12500.00', 'LIDER'],
      ['2024-03-08', '25000.00', 'DEVOLUCION'],
      ['2024-03-13', '-1500.00', 'PAGO'],
    ],
  },
];
