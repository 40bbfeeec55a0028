import type { BankLayout } from './bank-layout';

export const brazil: readonly BankLayout[] = [
  {
    name: 'Bradesco with heading and details',
    currency: 'BRL',
    lines: [
      'Extrato de: Agência: 1234 | Conta: 56789-0 | Movimentação entre: 01/01/2025 e 31/01/2025;',
      'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$);',
      '31/12/2024;SALDO ANTERIOR;;;;1.000,00;',
      '03/01/2025;TRANSF PIX;123;;-234,56;765,44;',
      ';DES: CARLA SILVA 03/01;;;;;',
      '28/01/2025;SALARIO;456;5.000,00;;5.765,44;',
      'Total;;;5.000,00;-234,56;5.765,44;',
    ],
    rows: [
      ['2025-01-03', '-234.56', 'CARLA'],
      ['2025-01-28', '5000.00', 'SALARIO'],
    ],
    proof: 'proven',
    leftOut: { balance: 2, detail: 1 },
  },
  {
    name: 'Banco do Brasil',
    currency: 'BRL',
    lines: [
      '"Data","Lançamento","Detalhes","N° documento","Valor","Tipo Lançamento"',
      '"31/12/2024","Saldo Anterior","","","1.000,00",""',
      '"03/01/2025","Pix - Enviado","03/01 10:00 CARLA","123","-234,56","Saída"',
      '"28/01/2025","Recebimento de Proventos","EMPRESA","456","5.000,00","Entrada"',
      '"00/00/0000","Saldo do dia","","","5.765,44",""',
      '"31/01/2025","S A L D O","","","5.765,44",""',
    ],
    rows: [
      ['2025-01-03', '-234.56', 'CARLA'],
      ['2025-01-28', '5000.00', 'EMPRESA'],
    ],
    proof: 'proven',
    leftOut: { balance: 3 },
  },
  {
    name: 'Inter Brazil',
    currency: 'BRL',
    lines: [
      'Extrato Conta Corrente',
      'Conta ;12345678',
      'Período ;01/01/2025 a 31/01/2025',
      'Saldo ;4.765,44',
      '',
      'Data Lançamento;Histórico;Descrição;Valor;Saldo',
      '28/01/2025;Salário;Empresa;5.000,00;4.765,44',
      '03/01/2025;Pix enviado ;Carla;-1.234,56;-234,56',
      '02/01/2025;Pix recebido;Joao;1.000,00;1.000,00',
    ],
    rows: [
      ['2025-01-28', '5000.00', 'Empresa'],
      ['2025-01-03', '-1234.56', 'Carla'],
      ['2025-01-02', '1000.00', 'Joao'],
    ],
    proof: 'proven',
    number: '12345678',
    coverage: ['2025-01-01', '2025-01-31'],
  },
];
